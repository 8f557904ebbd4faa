"""Says that the wheel is of one platform: it has a library in it, and needs no compiler."""

from setuptools import setup
from setuptools.dist import Distribution


class BinaryDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return True


setup(
    distclass=BinaryDistribution,
    # ctypes loads the library, so the wheel works with any version of Python.
    options={"bdist_wheel": {"python_tag": "py3", "plat_name": ""}},
)
