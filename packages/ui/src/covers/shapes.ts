/** An ink of the event by its number (0 to 7), or a colour of its own. */
export type Ink = number | string;
export type Point = readonly [number, number];

/** Cuts a drawing by a shape, under an id that no other drawing on the page has. */
export type Clip = (shape: string, drawing: string) => string;

/** A number to a tenth, as text. A whole number is written many times faster than a broken one, and covers hold thousands. */
export function tenth(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = tenths % 10;
  if (rest === 0) return `${tenths / 10}`;
  const sign = tenths < 0 ? "-" : "";
  return `${sign}${Math.floor(Math.abs(tenths) / 10)}.${Math.abs(rest)}`;
}

/** Commands of a path, what SVG calls its `d`: numbers are written to a tenth, texts as they are. */
export function d(commands: TemplateStringsArray, ...between: (number | string)[]): string {
  let text = commands[0] ?? "";
  for (let index = 0; index < between.length; index += 1) {
    const one = between[index] ?? "";
    text += (typeof one === "number" ? tenth(one) : one) + commands[index + 1];
  }
  return text;
}

const fill = (ink: Ink) => (typeof ink === "number" ? `var(--k${ink})` : ink);

export const tau = Math.PI * 2;

/** A filled path. */
export function path(commands: string, ink: Ink): string {
  return `<path d="${commands}" fill="${fill(ink)}"/>`;
}

/** A stroked path. */
export function line(commands: string, ink: Ink, width: number, extra = ""): string {
  return `<path d="${commands}" fill="none" stroke="${fill(ink)}" stroke-width="${tenth(width)}" ${extra}/>`;
}

export function rect(x: number, y: number, w: number, h: number, ink: Ink, corner = 0): string {
  const rounded = corner ? ` rx="${tenth(corner)}"` : "";
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="${fill(ink)}"${rounded}/>`;
}

export function circle(x: number, y: number, r: number, ink: Ink): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill(ink)}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, ink: Ink): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill(ink)}"/>`;
}

/** The outline of a circle, for a path of many. */
export function ring(x: number, y: number, r: number): string {
  return d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A part of a circle's outline between two angles, for a stroked path. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [fromX, fromY] = polar(x, y, r, from);
  const [toX, toY] = polar(x, y, r, to);
  const isLarge = to - from > Math.PI ? 1 : 0;
  return d`M${fromX} ${fromY}A${r} ${r} 0 ${isLarge} 1 ${toX} ${toY}`;
}

/** A drawing around 0 0 put at a place and turned by degrees. */
export function put(x: number, y: number, turn: number, drawing: string): string {
  const turned = turn ? ` rotate(${tenth(turn)})` : "";
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${turned}">${drawing}</g>`;
}

/** The same drawing to the left and to the right of 0. */
export function mirror(draw: (side: 1 | -1) => string): string {
  return `<g transform="scale(-1 1)">${draw(-1)}</g>${draw(1)}`;
}

/** The point at an angle (radians) and a distance from a centre. */
export function polar(x: number, y: number, r: number, angle: number): Point {
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

const text = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;

export function polygon(points: readonly Point[], ink: Ink): string {
  return path(d`M${points.map(text).join("L")}Z`, ink);
}

export interface Star {
  points: number;
  /** How deep the notches are, as a part of the radius. */
  notch: number;
  turn?: number;
}

export function star(x: number, y: number, r: number, shape: Star, ink: Ink): string {
  const { points, notch, turn = -Math.PI / 2 } = shape;
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, index % 2 ? r * notch : r, turn + (index * Math.PI) / points),
  );
  return polygon(corners, ink);
}

export interface Ring {
  inner: number;
  outer: number;
}

/** A slice of a ring between two angles. */
export function wedge(
  x: number,
  y: number,
  ring: Ring,
  from: number,
  to: number,
  ink: Ink,
): string {
  const { inner, outer } = ring;
  const corner = (r: number, angle: number) => text(polar(x, y, r, angle));
  const out = d`A${tenth(outer)} ${tenth(outer)} 0 0 1 ${corner(outer, to)}`;
  const back = d`A${tenth(inner)} ${tenth(inner)} 0 0 0 ${corner(inner, from)}`;
  return path(
    d`M${corner(inner, from)}L${corner(outer, from)}${out}L${corner(inner, to)}${back}Z`,
    ink,
  );
}

/** Every second slice of a ring cut in `count` pairs. */
export function wedges(x: number, y: number, ring: Ring, count: number, ink: Ink): string {
  return repeat(count, (index) =>
    wedge(x, y, ring, (index * tau) / count, ((index + 0.5) * tau) / count, ink),
  );
}

/** Petals around a centre; `width` is half the angle of one, and `isSeen` leaves those out whose tip nobody sees. */
export function petals(
  x: number,
  y: number,
  ring: Ring,
  count: number,
  width: number,
  ink: Ink,
  isSeen: (tip: readonly [number, number]) => boolean = () => true,
): string {
  const { inner, outer } = ring;
  const middle = (inner + outer) / 2;
  const one = (index: number) => {
    const angle = (index * tau) / count;
    if (!isSeen(polar(x, y, outer, angle))) return "";
    const [from, tip] = [text(polar(x, y, inner, angle)), text(polar(x, y, outer, angle))];
    const side = (turn: number) => text(polar(x, y, middle, angle + turn));
    return d`M${from}Q${side(-width)} ${tip}Q${side(width)} ${from}`;
  };
  return path(repeat(count, one), ink);
}

/** The drawings of 0 to count - 1 in one string. */
export function repeat(count: number, draw: (index: number) => string): string {
  let drawings = "";
  for (let index = 0; index < count; index += 1) drawings += draw(index);
  return drawings;
}
