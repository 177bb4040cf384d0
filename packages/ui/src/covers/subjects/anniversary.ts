import { at } from "../random.ts";
import { circle, d, line, mirror, path, put, rect, type Ink } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

/** Two of a kind around 0 0, in two inks and a third for what is small on them. */
type Pair = (q: number, first: Ink, second: Ink, small: Ink) => string;

const round = 'stroke-linecap="round"';
const ledge = (q: number, y: number) => rect(-q, y, q * 2, q * 0.07, 1, q * 0.03);

const birds: Pair = (q, first, second, small) =>
  mirror(
    (side) =>
      `<g transform="translate(${(q * 0.44).toFixed(1)} ${(q * 0.1).toFixed(1)}) scale(-1 1)">` +
      path(
        d`M${-q * 0.42} ${q * 0.1}Q${-q * 0.4} ${-q * 0.42} ${q * 0.06} ${-q * 0.42}Q${q * 0.34} ${-q * 0.42} ${q * 0.34} ${-q * 0.1}Q${q * 0.3} ${q * 0.36} ${-q * 0.06} ${q * 0.36}Q${-q * 0.5} ${q * 0.4} ${-q * 0.72} ${q * 0.1}Z`,
        side > 0 ? first : second,
      ) +
      path(d`M${q * 0.3} ${-q * 0.24}l${q * 0.2} ${q * 0.1}l${-q * 0.18} ${q * 0.08}Z`, small) +
      circle(q * 0.16, -q * 0.2, q * 0.05, 1) +
      path(
        d`M${-q * 0.3} ${-q * 0.04}q${q * 0.3} ${-q * 0.08} ${q * 0.42} ${q * 0.1}q${-q * 0.2} ${q * 0.26} ${-q * 0.42} ${-q * 0.1}Z`,
        small,
      ) +
      line(
        d`M${-q * 0.06} ${q * 0.36}v${q * 0.2}M${q * 0.08} ${q * 0.34}v${q * 0.22}`,
        1,
        q * 0.05,
      ) +
      "</g>",
  ) + ledge(q, q * 0.64);

const pears: Pair = (q, first, second, small) =>
  mirror((side) =>
    put(
      q * 0.38,
      q * 0.1,
      8,
      path(
        d`M0 ${-q * 0.62}C${q * 0.2} ${-q * 0.62} ${q * 0.16} ${-q * 0.26} ${q * 0.26} ${-q * 0.08}C${q * 0.46} ${q * 0.2} ${q * 0.34} ${q * 0.54} 0 ${q * 0.54}C${-q * 0.34} ${q * 0.54} ${-q * 0.46} ${q * 0.2} ${-q * 0.26} ${-q * 0.08}C${-q * 0.16} ${-q * 0.26} ${-q * 0.2} ${-q * 0.62} 0 ${-q * 0.62}Z`,
        side > 0 ? first : second,
      ) +
        line(
          d`M0 ${-q * 0.6}q${q * 0.02} ${-q * 0.14} ${q * 0.1} ${-q * 0.2}`,
          1,
          q * 0.06,
          round,
        ) +
        path(
          d`M${q * 0.04} ${-q * 0.66}q${q * 0.16} ${-q * 0.22} ${q * 0.36} ${-q * 0.12}q${-q * 0.12} ${q * 0.2} ${-q * 0.36} ${q * 0.12}Z`,
          small,
        ),
    ),
  );

const cups: Pair = (q, first, second, small) => {
  const steam = (x: number) =>
    d`M${x} ${-q * 0.3}q${-q * 0.1} ${-q * 0.12} 0 ${-q * 0.24}t0 ${-q * 0.22}`;
  return (
    mirror((side) => {
      const ink = side > 0 ? first : second;
      const handle = d`M${q * 0.26} ${-q * 0.02}h${q * 0.12}q${q * 0.14} 0 ${q * 0.14} ${q * 0.14}t${-q * 0.14} ${q * 0.14}h${-q * 0.12}`;
      return put(
        q * 0.48,
        q * 0.06,
        0,
        line(handle, ink, q * 0.08) +
          path(
            d`M${-q * 0.34} ${-q * 0.16}H${q * 0.34}V${q * 0.2}Q${q * 0.34} ${q * 0.46} ${q * 0.1} ${q * 0.46}H${-q * 0.1}Q${-q * 0.34} ${q * 0.46} ${-q * 0.34} ${q * 0.2}Z`,
            ink,
          ) +
          rect(-q * 0.34, q * 0.02, q * 0.68, q * 0.1, small) +
          line(steam(-q * 0.12) + steam(q * 0.12), small, q * 0.05, round),
      );
    }) + ledge(q, q * 0.54)
  );
};

const cherries: Pair = (q, first, second, small) =>
  line(
    d`M${-q * 0.4} ${q * 0.2}Q${-q * 0.2} ${-q * 0.5} ${q * 0.1} ${-q * 0.7}Q${q * 0.3} ${-q * 0.3} ${q * 0.42} ${q * 0.16}`,
    1,
    q * 0.06,
  ) +
  path(
    d`M${q * 0.1} ${-q * 0.7}q${q * 0.3} ${-q * 0.2} ${q * 0.62} ${q * 0.04}q${-q * 0.34} ${q * 0.22} ${-q * 0.62} ${-q * 0.04}Z`,
    small,
  ) +
  circle(-q * 0.42, q * 0.36, q * 0.34, first) +
  circle(q * 0.44, q * 0.32, q * 0.34, second) +
  circle(-q * 0.54, q * 0.26, q * 0.08, 6) +
  circle(q * 0.32, q * 0.22, q * 0.08, 6);

const candles: Pair = (q, first, second, small) =>
  mirror((side) => {
    const low = side > 0 ? q * 0.14 : 0;
    return put(
      q * 0.3,
      0,
      0,
      rect(-q * 0.15, low - q * 0.2, q * 0.3, q * 0.78 - low, side > 0 ? first : second) +
        path(
          d`M0 ${low - q * 0.72}q${q * 0.2} ${q * 0.26} 0 ${q * 0.44}q${-q * 0.2} ${-q * 0.18} 0 ${-q * 0.44}Z`,
          small,
        ) +
        rect(-q * 0.26, q * 0.5, q * 0.52, q * 0.12, 1, q * 0.04),
    );
  });

const hearts: Pair = (q, first, second) =>
  mirror((side) =>
    put(
      q * 0.26,
      q * 0.06 * side,
      10,
      path(
        d`M0 ${q * 0.56}C${-q * 0.9} ${-q * 0.06} ${-q * 0.42} ${-q * 0.74} 0 ${-q * 0.24}C${q * 0.42} ${-q * 0.74} ${q * 0.9} ${-q * 0.06} 0 ${q * 0.56}Z`,
        side > 0 ? first : second,
      ),
    ),
  );

const trees: Pair = (q, first, second, small) =>
  mirror((side) =>
    put(
      q * 0.36,
      0,
      0,
      rect(-q * 0.05, q * 0.1, q * 0.1, q * 0.5, 1) +
        path(
          d`M0 ${-q * (side > 0 ? 0.74 : 0.58)}C${q * 0.42} ${-q * 0.3} ${q * 0.38} ${q * 0.26} 0 ${q * 0.28}C${-q * 0.38} ${q * 0.26} ${-q * 0.42} ${-q * 0.3} 0 ${-q * (side > 0 ? 0.74 : 0.58)}Z`,
          side > 0 ? first : second,
        ) +
        line(
          d`M0 ${q * 0.2}V${-q * 0.3}M0 ${q * 0.06}l${q * 0.14} ${-q * 0.14}M0 ${-q * 0.06}l${-q * 0.14} ${-q * 0.14}`,
          small,
          q * 0.045,
          round,
        ),
    ),
  ) + ledge(q, q * 0.58);

const pairs: Pair[] = [birds, pears, cups, cherries, candles, hearts, trees];

/** Anniversary: two of everything, all these years. */
export const drawAnniversary: DrawFamily = (w, h, random) => {
  const size = h / 2;
  const columns = Math.ceil(w / size) + 1;
  const left = (w - columns * size) / 2;
  let drawing = "";
  let bag: Pair[] = [];
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < 2; j += 1) {
      if (bag.length === 0) bag = random.shuffle(pairs);
      const ground = (i + j) % 2 ? random.pick([0, 6]) : random.pick([2, 3, 4, 5]);
      const [first = 2, second = 3] = random.shuffle([2, 3, 4, 5].filter((ink) => ink !== ground));
      const others = [6, 4, 3, 1].filter(
        (ink) => ink !== ground && ink !== first && ink !== second,
      );
      const draw = bag.pop() ?? hearts;
      drawing +=
        rect(left + i * size, j * size, size + 0.5, size + 0.5, ground) +
        put(
          left + (i + 0.5) * size,
          (j + 0.5) * size,
          0,
          draw(size * 0.42, first, second, at(others, 0)),
        );
    }
  }
  return drawing;
};
