import { useEffect, useState } from "react";
import type { CoverOptions } from "../../covers/cover.types.ts";
import { inked } from "../../covers/frame.ts";
import { inksOf } from "../../covers/inks.ts";
import { loadCover } from "../../covers/loadCover.ts";

type Drawn = Pick<CoverOptions, "typeId" | "seed" | "width" | "height">;

/** A drawing as two pictures, each the value of a `background-image`. */
export interface CoverPictures {
  day: string;
  night: string;
}

/** A short address: the browser reads no text of that length with each change of a style. */
const addressOf = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** The event's drawing once its type's code has come; undefined until then. */
export function useCover(
  { typeId, seed, width, height }: Drawn,
  wanted: boolean,
): CoverPictures | undefined {
  const [pictures, setPictures] = useState<CoverPictures>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    let addresses: string[] = [];
    const draw = async () => {
      const svg = await loadCover({ typeId, seed, width, height });
      if (!current) return;
      const { day, night } = inksOf(typeId, seed);
      addresses = [addressOf(inked(svg, day)), addressOf(inked(svg, night))];
      const [byDay, byNight] = addresses.map((address) => `url("${address}")`);
      if (byDay && byNight) setPictures({ day: byDay, night: byNight });
    };
    void draw();
    return () => {
      current = false;
      addresses.forEach((address) => URL.revokeObjectURL(address));
    };
  }, [typeId, seed, width, height, wanted]);
  return pictures;
}
