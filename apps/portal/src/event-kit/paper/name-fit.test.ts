import { describe, expect, it } from "vitest";
import { fittingSize, nameOnPaper } from "./name-fit.rules.ts";

describe("a name on a badge", () => {
  it.each([
    ["Annegret Wilhelmine Müller-Österreicher", "Annegret", "Wilhelmine Müller-Österreicher"],
    ["Dr. Anna Lind", "Dr. Anna", "Lind"],
    ["Prof. Dr. Anna Lind", "Prof. Dr. Anna", "Lind"],
    ["ليلى الحدّاد", "ليلى", "الحدّاد"],
    ["山田 太郎", "山田 太郎", ""],
    ["김민준", "김민준", ""],
    ["Prince", "Prince", ""],
    ["  Kofi   Mensah ", "Kofi", "Mensah"],
    ["Dr.", "Dr.", ""],
  ])("%s leads with %s", (name, lead, rest) => {
    expect(nameOnPaper(name)).toEqual({ lead, rest });
  });
});

describe("the size of a name", () => {
  const line = { width: 89, least: 8, most: 19 };

  it("is the largest for a short one and smaller for a long one", () => {
    expect(fittingSize("Kofi", line)).toBe(19);
    expect(fittingSize("Bartholomäus", line)).toBeLessThan(19);
    expect(fittingSize("Bartholomäus", line)).toBeGreaterThan(8);
    expect(fittingSize("Wolfeschlegelsteinhausenbergerdorff", line)).toBe(8);
  });

  it("gives a letter of East Asia its whole square, and marks no room", () => {
    expect(fittingSize("山田太郎次郎", line)).toBeCloseTo(14.5, 1);
    expect(fittingSize("e\u0301e\u0301", { ...line, most: 99 })).toBe(
      fittingSize("ee", { ...line, most: 99 }),
    );
  });
});
