"""What mypyc must know of a class. This module is not compiled, so the mark means nothing at run time.

`mypyc_attr` exists for mypy only: the engine needs nothing but the standard library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks: Any) -> Any:
        return lambda kind: kind
