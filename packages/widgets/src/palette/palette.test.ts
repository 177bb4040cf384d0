import { eventTypeIds } from "@jubilee/ui/covers";
import { expect, it } from "vitest";
import { foldPalette } from "../../build/foldPalette.ts";
import { eventColours } from "./palette.ts";

it("the script's table gives the same colours as the derivation, for types of a planner's own too", async () => {
  const folded = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(foldPalette())}`
  );
  for (const typeId of [...eventTypeIds, "made-up-type-9"]) {
    for (let seed = 0; seed < 40; seed += 1) {
      expect(folded.eventColours(typeId, `seed ${seed}`)).toEqual(
        eventColours(typeId, `seed ${seed}`),
      );
    }
  }
});
