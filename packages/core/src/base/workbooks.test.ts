import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { unpackedSize } from "./workbook-archive.rules.ts";
import { isWorkbook } from "./workbook-marks.rules.ts";
import { readWorkbook, workbookLimits } from "./workbooks.rules.ts";

const workbook = async (...sheets: WriteSheet[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await writeXlsx({ sheets }));

const textsOf = async (sheet: Omit<WriteSheet, "name">): Promise<string[] | undefined> => {
  const read = await readWorkbook(await workbook({ name: "Guests", ...sheet }));
  return read.ok ? read.value[0]?.rows[0]?.cells : [read.error.message];
};

/** A ZIP file with one entry that is so many zeros, and says of itself that it is ten bytes. */
async function lyingBomb(length: number): Promise<Uint8Array<ArrayBuffer>> {
  const zeros = new Blob([new Uint8Array(length)]).stream();
  const packed = new Uint8Array(
    await new Response(zeros.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  const name = new TextEncoder().encode("xl/workbook.xml");
  const head = (signature: number, size: number, at: [number, number, number][]) => {
    const bytes = new Uint8Array(size);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, signature, true);
    for (const [offset, width, value] of at) {
      if (width === 2) view.setUint16(offset, value, true);
      else view.setUint32(offset, value, true);
    }
    return bytes;
  };
  const local = head(0x04034b50, 30, [
    [8, 2, 8],
    [18, 4, packed.length],
    [22, 4, 10],
    [26, 2, name.length],
  ]);
  const entry = head(0x02014b50, 46, [
    [10, 2, 8],
    [20, 4, packed.length],
    [24, 4, 10],
    [28, 2, name.length],
  ]);
  const directory = local.length + name.length + packed.length;
  const end = head(0x06054b50, 22, [
    [8, 2, 1],
    [10, 2, 1],
    [12, 4, entry.length + name.length],
    [16, 4, directory],
  ]);
  const parts = [local, name, packed, entry, name, end];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

describe("cells of a spreadsheet", () => {
  it("are read as the spreadsheet shows them", async () => {
    const columns = ["@", "00000", "#,##0.00", "0%", "General"].map((numFmt) => ({
      style: { numFmt },
    }));
    const rows = [["0049221", 1067, 1045.5, 0.15, 0.1 + 0.2]];
    expect(await textsOf({ rows, columns })).toEqual([
      "0049221",
      "01067",
      "1,045.50",
      "15%",
      "0.3",
    ]);
  });

  it("give a telephone number typed as a number whole", async () => {
    expect(await textsOf({ rows: [["x", 4_922_155_504_120]] })).toEqual(["x", "4922155504120"]);
  });

  it("give dates that read one way only, whatever the country of the spreadsheet", async () => {
    const columns = ["m/d/yy", "dd.mm.yyyy hh:mm"].map((numFmt) => ({ style: { numFmt } }));
    const rows = [[new Date(Date.UTC(2026, 6, 8)), new Date(Date.UTC(2026, 6, 8, 15, 3))]];
    expect(await textsOf({ rows, columns })).toEqual(["2026-07-08", "2026-07-08 15:03"]);
  });

  it("keep accents, line breaks, markup and what looks like a formula as text", async () => {
    const rows = [["Štěpánek", "one\ntwo", "<b>&amp;</b>", "=HYPERLINK(1)", true, null, " "]];
    expect(await textsOf({ rows })).toEqual([
      "Štěpánek",
      "one\ntwo",
      "<b>&amp;</b>",
      "=HYPERLINK(1)",
      "TRUE",
    ]);
  });
});

describe("sheets", () => {
  it("are all there but hidden and empty ones, with the numbers of their rows", async () => {
    const read = await readWorkbook(
      await workbook(
        { name: "Notes", rows: [] },
        { name: "Friends", rows: [["Name"], [null], ["Ada"]] },
        { name: "Prices", rows: [["secret"]], hidden: true },
        { name: "Family", rows: [["Name"], ["Zoë"]] },
      ),
    );
    expect(read).toEqual({
      ok: true,
      value: [
        {
          name: "Friends",
          rows: [
            { number: 1, cells: ["Name"] },
            { number: 3, cells: ["Ada"] },
          ],
        },
        {
          name: "Family",
          rows: [
            { number: 1, cells: ["Name"] },
            { number: 2, cells: ["Zoë"] },
          ],
        },
      ],
    });
  });
});

describe("files that are not read", () => {
  const messageOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const read = await readWorkbook(bytes);
    return read.ok ? "read" : read.error.message;
  };

  it("say why in words", async () => {
    const whole = await workbook({ name: "A", rows: [["Name"]] });
    expect(await messageOf(whole)).toBe("read");
    expect(await messageOf(whole.slice(0, -30))).toContain("no whole Excel spreadsheet");
    expect(await messageOf(await lyingBomb(10))).toContain("no whole Excel spreadsheet");
    const locked = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    expect(await messageOf(locked)).toContain("locked with a password or older");
    expect(await messageOf(await workbook({ name: "A", rows: [] }))).toContain("empty");
    const wide = Array.from({ length: workbookLimits.columns + 1 }, () => "x");
    expect(await messageOf(await workbook({ name: "A", rows: [wide] }))).toContain("251 columns");
  });

  it("are told by their bytes, not their names", async () => {
    expect(isWorkbook(await workbook({ name: "A", rows: [["x"]] }))).toBe(true);
    expect(isWorkbook(new TextEncoder().encode("Name,E-mail\n"))).toBe(false);
    expect(isWorkbook(new Uint8Array())).toBe(false);
  });

  it("are measured by what they really unpack to, and no further than the limit", async () => {
    const bomb = await lyingBomb(3_000_000);
    expect(bomb.length).toBeLessThan(4_000);
    expect(await unpackedSize(bomb, 5_000_000)).toBe(3_000_000);
    const counted = await unpackedSize(bomb, 1_000_000);
    expect(counted).toBeGreaterThan(1_000_000);
    expect(counted).toBeLessThan(2_000_000);
  });
});
