/** Lightness 0 to 1, chroma, hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  const first = 1.978 * l - 2.4286 * m + 0.4506 * s;
  const second = 0.0259 * l + 0.7828 * m - 0.8087 * s;
  const lightness = 0.2105 * l + 0.7936 * m - 0.0041 * s;
  return [lightness, Math.hypot(first, second), Math.atan2(second, first)];
}

function toRgb(lightness: number, chroma: number, hue: number): number[] {
  const [first, second] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963 * first + 0.2158 * second) ** 3;
  const m = (lightness - 0.1056 * first - 0.0639 * second) ** 3;
  const s = (lightness - 0.0895 * first - 1.2915 * second) ** 3;
  return [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
}

const inGamut = (value: number) => value > -0.001 && value < 1.001;

function toByte(value: number): string {
  const clamped = Math.min(1, Math.max(0, value));
  return Math.round(toGamma(clamped) * 255)
    .toString(16)
    .padStart(2, "0");
}

/** OKLCH to the nearest `#rrggbb` of the same hue: chroma gives way until the colour exists. */
export function toHex([lightness, chroma, hue]: Oklch): string {
  let reduced = chroma;
  let rgb = toRgb(lightness, reduced, hue);
  while (reduced > 0.004 && !rgb.every(inGamut)) {
    reduced -= 0.004;
    rgb = toRgb(lightness, reduced, hue);
  }
  return `#${rgb.map(toByte).join("")}`;
}
