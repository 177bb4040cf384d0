import { contrastOf, eventPalette } from "@jubilee/functions/_shared/mails/event-palette";
import { eventTypeIds } from "../../packages/ui/src/covers/inks.ts";
import { themeOf } from "../../packages/ui/src/covers/palette.ts";
import { describe, expect, it } from "vitest";

const seeds = Array.from({ length: 40 }, (_, n) => `event ${n}`);

describe("an event's colours in its mails", () => {
  it.each([...eventTypeIds, "a-type-of-ones-own"])("are its page's: %s", (typeId) => {
    for (const seed of seeds) {
      const { dark, ...day } = eventPalette(typeId, seed, null);
      const worn = themeOf(typeId, seed);
      for (const [mail, page] of [
        [day, worn.light],
        [dark, worn.dark],
      ] as const) {
        const { page: ground, surface, line, accent, onAccent } = page;
        expect(mail).toMatchObject({ page: ground, surface, line, accent, onAccent });
      }
    }
  });

  it.each([null, "#ffee00", "#ffffff", "#000000", "#0a2a6b", "#ff5a4f"])(
    "can be read by day and by night, also the host's own: %s",
    (colour) => {
      for (const typeId of eventTypeIds) {
        for (const seed of seeds.slice(0, 12)) {
          const { dark, ...day } = eventPalette(typeId, seed, colour);
          for (const { page, surface, text, muted, accent, onAccent } of [day, dark]) {
            for (const ground of [page, surface]) {
              expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(7);
              expect(contrastOf(muted, ground)).toBeGreaterThanOrEqual(4.5);
              expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(4.5);
            }
            expect(contrastOf(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    },
  );
});
