import { circle, d, line, path, polar, rect, repeat, ring, tau } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

/** Sports ground: the field from above, a ball and its way. */
export const drawPitch: DrawFamily = (w, h, random) => {
  const grass = random.pick([2, 2, 3, 5]);
  const band = h * random.pick([0.2, 0.28]);
  const pale = "rgb(255 255 255/.13)";
  const middle = w * (0.36 + random.next() * 0.28);
  const edge = h * 0.1;
  const [top, low] = [edge, h - edge];
  const marks =
    d`M${edge} ${top}H${w - edge}V${low}H${edge}Z` +
    d`M${middle} ${top}V${low}${ring(middle, h / 2, h * 0.2)}` +
    d`M${edge} ${h * 0.26}h${h * 0.32}v${h * 0.48}h${-h * 0.32}M${w - edge} ${h * 0.26}h${-h * 0.32}v${h * 0.48}h${h * 0.32}` +
    d`M${edge} ${h * 0.38}h${h * 0.12}v${h * 0.24}h${-h * 0.12}M${w - edge} ${h * 0.38}h${-h * 0.12}v${h * 0.24}h${h * 0.12}`;
  const [ballX, ballY] = [
    Math.min(w - edge * 2, middle + h * (0.3 + random.next() * 0.5)),
    h * (0.24 + random.next() * 0.5),
  ];
  const [fromX, fromY] = [
    middle - h * (0.3 + random.next() * 0.6),
    h * (0.3 + random.next() * 0.4),
  ];
  const q = h * 0.085;
  const spots = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = polar(ballX, ballY, q * 0.72, (index * tau) / 5);
    return ring(x, y, q * 0.2);
  });
  const teams = grass === 3 ? [1, 4] : [3, 4];
  const players = repeat((w / h) * 4, (index) => {
    const [x, y] = [
      edge * 2 + random.next() * (w - edge * 4),
      edge * 2 + random.next() * (h - edge * 4),
    ];
    const r = h * 0.042;
    return (
      circle(x + r * 0.2, y + r * 0.3, r, "rgb(0 0 0/.18)") +
      circle(x, y, r, teams[index % 2] ?? 4) +
      circle(x, y, r * 0.45, 6)
    );
  });
  return (
    rect(0, 0, w, h, grass) +
    repeat(w / band / 2 + 1, (index) => rect(index * band * 2, 0, band, h, pale)) +
    line(marks, 6, h * 0.014) +
    circle(middle, h / 2, h * 0.022, 6) +
    line(
      d`M${fromX} ${fromY}Q${(fromX + ballX) / 2} ${Math.min(fromY, ballY) - h * 0.2} ${ballX} ${ballY}`,
      6,
      h * 0.012,
      'stroke-dasharray="3 9" stroke-linecap="round"',
    ) +
    players +
    circle(ballX + q * 0.15, ballY + q * 0.2, q, "rgb(0 0 0/.2)") +
    circle(ballX, ballY, q, 6) +
    path(spots.join(""), 1) +
    circle(ballX, ballY, q * 0.26, 1)
  );
};
