import { inflateSync } from "node:zlib";

const headBytes = 44;
const entryBytes = 20;
const plainEntryBytes = 16;

/**
 * A WOFF 1.0 font as the plain font in it, so that its tables are inflated once and not for every
 * letter. Source: W3C, WOFF File Format 1.0, sections 3 to 5.
 *
 * @throws {Error} when the bytes are no WOFF
 */
export function unwrapWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== 0x774f4646) throw new Error("This is no WOFF");
  const count = from.getUint16(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = headBytes + index * entryBytes;
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((part) =>
      from.getUint32(at + part),
    );
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: tag ?? 0,
      sum: sum ?? 0,
      table: packed === length ? bytes : new Uint8Array(inflateSync(bytes)),
    };
  });
  let end = 12 + count * plainEntryBytes;
  const places = entries.map(({ table }) => {
    const place = end;
    end += (table.length + 3) & ~3;
    return place;
  });
  const plain = new Uint8Array(end);
  const to = new DataView(plain.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, power * 16);
  to.setUint16(8, Math.log2(power));
  to.setUint16(10, (count - power) * 16);
  for (const [index, { tag, sum, table }] of entries.entries()) {
    const at = 12 + index * plainEntryBytes;
    const place = places[index] ?? 0;
    to.setUint32(at, tag);
    to.setUint32(at + 4, sum);
    to.setUint32(at + 8, place);
    to.setUint32(at + 12, table.length);
    plain.set(table, place);
  }
  return plain;
}
