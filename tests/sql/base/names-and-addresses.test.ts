import { longestName, longestOwnName } from "@jubilee/core/base/names.rules";
import { expect, it } from "vitest";
import { requiredEmail, requiredName } from "../../../supabase/functions/_shared/fields.ts";
import { addresses } from "../../fixtures/addresses.ts";
import { readingBackend } from "../../support/reading-backend.ts";

const takes = async (check: () => unknown): Promise<boolean> => {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
};

it("the database takes the names and addresses that the public door reads, and no others", async () => {
  const backend = await readingBackend();
  const inSql = (check: string, text: string) =>
    takes(() => backend.query(`select private.${check}($1, 'field')`, [text]));
  for (const [address, isWhole] of addresses) {
    expect(await inSql("check_email", address), address).toBe(isWhole);
    expect(await takes(() => requiredEmail({ address }, "address")), address).toBe(isWhole);
  }
  for (const length of [1, longestOwnName, longestOwnName + 1, longestName, longestName + 1]) {
    const name = "é".repeat(length);
    const isRead = await takes(() => requiredName({ name }, "name"));
    expect(isRead, `${length} signs`).toBe(length <= longestOwnName);
    // Lists hold longer names than a visitor may give; the database takes the longest of them.
    expect(await inSql("check_name", name), `${length} signs`).toBe(length <= longestName);
  }
});
