/**
 * A picture of black and white squares as a PNG file (one bit a pixel, grey), by the runtime's own
 * deflate. Mails need a real picture: their readers draw neither SVG nor tables reliably.
 */
export async function squaresAsPng(
  squares: readonly (readonly boolean[])[],
  squarePx: number,
): Promise<Uint8Array> {
  const side = squares.length * squarePx;
  const rowBytes = Math.ceil(side / 8);
  const raw = new Uint8Array((rowBytes + 1) * side).fill(0xff);
  for (let y = 0; y < side; y += 1) {
    const start = y * (rowBytes + 1);
    raw[start] = 0;
    const row = squares[Math.floor(y / squarePx)] ?? [];
    for (let x = 0; x < side; x += 1) {
      if (!row[Math.floor(x / squarePx)]) continue;
      const at = start + 1 + (x >> 3);
      raw[at] = (raw[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return file(side, side, { bits: 1, colours: 0 }, raw);
}

/** Red, green, blue and how opaque, each from 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture in colours as a PNG file, point by point. */
export async function colourPng(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Rgba,
): Promise<Uint8Array> {
  const rowBytes = width * 4 + 1;
  const raw = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      raw.set(colourAt(x, y).map(Math.round), y * rowBytes + 1 + x * 4);
    }
  }
  return file(width, height, { bits: 8, colours: 6 }, raw);
}

async function file(
  width: number,
  height: number,
  { bits, colours }: { bits: number; colours: number },
  raw: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = bits;
  header[9] = colours;
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", await deflated(raw)),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(type), data]);
  const framed = new Uint8Array(named.length + 8);
  const view = new DataView(framed.buffer);
  view.setUint32(0, data.length);
  framed.set(named, 4);
  view.setUint32(framed.length - 4, checksum(named));
  return framed;
}

/** CRC-32 as the PNG specification defines it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
