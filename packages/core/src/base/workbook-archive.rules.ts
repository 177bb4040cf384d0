const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

interface PackedEntry {
  /** How it is packed: 0 not at all, 8 deflated. */
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>): PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) throw new RangeError("no directory");
  const count = view.getUint16(end + 10, true);
  const entries: PackedEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new RangeError("no entry");
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(from, from + view.getUint32(at + 20, true)),
    });
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpackedLength({ method, packed }: PackedEntry, atMost: number): Promise<number> {
  if (method === 0) return packed.length;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return length;
    length += value.length;
    if (length > atMost) {
      await reader.cancel();
      return length;
    }
  }
}

/**
 * How many bytes a ZIP file's entries have unpacked, found by unpacking them: what an archive says
 * of itself may be a lie. Stops counting above `atMost`, so a bomb costs no more than that.
 * Errors: null when the bytes are no whole ZIP file.
 */
export async function unpackedSize(
  bytes: Uint8Array<ArrayBuffer>,
  atMost: number,
): Promise<number | null> {
  try {
    let size = 0;
    for (const entry of entriesOf(bytes)) {
      size += await unpackedLength(entry, atMost - size);
      if (size > atMost) return size;
    }
    return size;
  } catch (error) {
    // What a DataView says of an offset outside, and the unpacking of broken data.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}
