import { useEffect, useId, useState } from "react";
import type { CoverOptions } from "../../covers/cover.types.ts";
import { loadCover } from "../../covers/loadCover.ts";

type Drawn = Pick<CoverOptions, "typeId" | "seed" | "width" | "height">;

/** The event's drawing once its type's code has come; undefined until then. */
export function useCover(
  { typeId, seed, width, height }: Drawn,
  wanted: boolean,
): string | undefined {
  const [svg, setSvg] = useState<string>();
  const idPrefix = useId().replaceAll(/[^\w-]/g, "");
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const draw = async () => {
      const drawing = await loadCover({ typeId, seed, width, height, idPrefix });
      if (current) setSvg(drawing);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [typeId, seed, width, height, idPrefix, wanted]);
  return svg;
}
