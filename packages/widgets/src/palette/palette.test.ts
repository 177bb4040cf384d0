import { eventTypeIds } from "@jubilee/ui/covers";
import { themeOf } from "@jubilee/ui/palette";
import { contrast } from "@jubilee/ui/theme";
import { tokens } from "@jubilee/ui/tokens";
import { expect, it } from "vitest";
import { foldPalette } from "../../build/foldPalette.ts";
import { edgeShare } from "../styles/tokens.ts";
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

const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** As `color-mix` in sRGB does it: so much of the front, the rest of the ground. */
function mixed(front: string, ground: string, percent: number): string {
  const behind = bytes(ground);
  const parts = bytes(front).map((byte, at) =>
    Math.round((byte * percent + (behind[at] ?? 0) * (100 - percent)) / 100),
  );
  return `#${parts.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

it.each([
  ["light", tokens.day.roles.text],
  ["dark", tokens.night.roles.text],
] as const)("the edge of a field is seen on every event's surface, %s", (side, text) => {
  const seen = eventTypeIds.flatMap((typeId) =>
    Array.from({ length: 40 }, (_, seed) => {
      const { surface } = themeOf(typeId, `seed ${seed}`)[side];
      return contrast(mixed(text, surface, edgeShare), surface);
    }),
  );
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
});
