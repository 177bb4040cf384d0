import { expect, it } from "vitest";
import { Intl as Kept } from "./keptIntl.ts";

const euros = { style: "currency", currency: "EUR" } as const;

it("answers as the global one, with a formatter that was made before", () => {
  expect(new Kept.NumberFormat("de", euros).format(12.5)).toBe(
    new Intl.NumberFormat("de", euros).format(12.5),
  );
  expect(new Kept.NumberFormat("de", euros)).toBe(new Kept.NumberFormat("de", { ...euros }));
  expect(new Kept.NumberFormat("ar-EG", euros)).not.toBe(new Kept.NumberFormat("de", euros));
  expect(new Kept.PluralRules("de").select(1)).toBe("one");
  expect(Kept.supportedValuesOf("currency")).toContain("EUR");
  expect(Kept.DateTimeFormat.supportedLocalesOf(["de"])).toEqual(["de"]);
});

it("keeps nothing that cannot be made, and forgets when there are too many", () => {
  expect(() => new Kept.NumberFormat("de", { style: "currency", currency: "?" })).toThrow(
    RangeError,
  );
  const first = new Kept.NumberFormat("fr", { minimumFractionDigits: 1 });
  const others = Array.from({ length: 1_000 }, (_, n) => new Kept.Locale(`de-x-${n}`));
  expect(new Set(others)).toHaveProperty("size", 1_000);
  expect(new Kept.NumberFormat("fr", { minimumFractionDigits: 1 })).not.toBe(first);
});
