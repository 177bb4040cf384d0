import { plainText } from "../../packages/ui/src/components/combobox/matchOptions.ts";
import { expect, it } from "vitest";
import { otherNames, sameNames } from "../fixtures/names.ts";

// The field that offers names knows nothing of the core; it has the same idea of what is one name.
it.each(sameNames)("a field of choices takes %s for one name", (_what, first, ...others) => {
  for (const other of others) expect(plainText(other), other).toBe(plainText(first));
});

it.each(otherNames)("a field of choices keeps %s and %s apart", (one, other) => {
  expect(plainText(one)).not.toBe(plainText(other));
});
