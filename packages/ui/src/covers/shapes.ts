/** An ink of the event by its number (0 to 7), or a colour of its own. */
export type Ink = number | string;
export type Point = readonly [number, number];

/** Cuts a drawing by a shape, under an id that no other drawing on the page has. */
export type Clip = (shape: string, drawing: string) => string;

const round = (value: number) => Math.round(value * 10) / 10;
const fill = (ink: Ink) => (typeof ink === "number" ? `var(--k${ink})` : ink);
const tidy = (path: string) =>
  path.replaceAll(/-?\d+\.\d{2,}(?:e-?\d+)?/g, (text) => `${round(Number(text))}`);

export const tau = Math.PI * 2;

/** A filled path; its numbers are rounded to a tenth. */
export function path(commands: string, ink: Ink): string {
  return `<path d="${tidy(commands)}" fill="${fill(ink)}"/>`;
}

/** A stroked path. */
export function line(commands: string, ink: Ink, width: number, extra = ""): string {
  return `<path d="${tidy(commands)}" fill="none" stroke="${fill(ink)}" stroke-width="${round(width)}" ${extra}/>`;
}

export function rect(x: number, y: number, w: number, h: number, ink: Ink, corner = 0): string {
  const rounded = corner ? ` rx="${round(corner)}"` : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill(ink)}"${rounded}/>`;
}

export function circle(x: number, y: number, r: number, ink: Ink): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill(ink)}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, ink: Ink): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill(ink)}"/>`;
}

/** The outline of a circle, for a path of many. */
export function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A part of a circle's outline between two angles, for a stroked path. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [fromX, fromY] = polar(x, y, r, from);
  const [toX, toY] = polar(x, y, r, to);
  const isLarge = to - from > Math.PI ? 1 : 0;
  return `M${fromX} ${fromY}A${r} ${r} 0 ${isLarge} 1 ${toX} ${toY}`;
}

/** A drawing around 0 0 put at a place and turned by degrees. */
export function put(x: number, y: number, turn: number, drawing: string): string {
  const turned = turn ? ` rotate(${round(turn)})` : "";
  return `<g transform="translate(${round(x)} ${round(y)})${turned}">${drawing}</g>`;
}

/** The same drawing to the left and to the right of 0. */
export function mirror(draw: (side: 1 | -1) => string): string {
  return `<g transform="scale(-1 1)">${draw(-1)}</g>${draw(1)}`;
}

/** The point at an angle (radians) and a distance from a centre. */
export function polar(x: number, y: number, r: number, angle: number): Point {
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export function polygon(points: readonly Point[], ink: Ink): string {
  return path(`M${points.map(text).join("L")}Z`, ink);
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
  const out = `A${round(outer)} ${round(outer)} 0 0 1 ${corner(outer, to)}`;
  const back = `A${round(inner)} ${round(inner)} 0 0 0 ${corner(inner, from)}`;
  return path(
    `M${corner(inner, from)}L${corner(outer, from)}${out}L${corner(inner, to)}${back}Z`,
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
    const [left, right] = [angle - width, angle + width].map((side) =>
      text(polar(x, y, middle, side)),
    );
    return `M${from}Q${left} ${tip}Q${right} ${from}`;
  };
  return path(Array.from({ length: count }, (_, index) => one(index)).join(""), ink);
}

/** The drawings of 0 to count - 1 in one string. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => draw(index)).join("");
}
