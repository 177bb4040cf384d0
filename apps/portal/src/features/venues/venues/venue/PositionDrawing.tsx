import { describePosition } from "@jubilee/core/venues/venues.rules";
import { drawing, grid, hole, label, pin, ring, scale } from "./Venue.css.ts";

const widthPx = 360;
const heightPx = 200;
/** Six kilometres from edge to edge. */
const metresAPixel = 6000 / widthPx;
const minuteMetres = 1852;

/** Where the lines of whole minutes cross, in pixels from the middle. */
function lines(minutes: number, metresAMinute: number, spanPx: number): number[] {
  const step = metresAMinute / metresAPixel;
  const first = -((minutes % 1) * step);
  const count = Math.ceil(spanPx / step) + 2;
  return Array.from({ length: count * 2 }, (_, index) => first + (index - count) * step).filter(
    (at) => Math.abs(at) < spanPx / 2,
  );
}

/**
 * A place on the net of the globe: lines are whole minutes of arc, the bar is a kilometre. Drawn
 * here, so that no map server learns who looks at which venue.
 */
export function PositionDrawing({ latitude, longitude }: { latitude: number; longitude: number }) {
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.02);
  const across = lines(longitude * 60, minuteMetres * shrink, widthPx);
  const along = lines(latitude * 60, minuteMetres, heightPx);
  const [x, y] = [widthPx / 2, heightPx / 2];
  const kilometre = 1000 / metresAPixel;
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={`Position ${describePosition(latitude, longitude)}`}
    >
      {across.map((at) => (
        <line key={`x${at}`} className={grid} x1={x + at} x2={x + at} y1={0} y2={heightPx} />
      ))}
      {along.map((at) => (
        <line key={`y${at}`} className={grid} x1={0} x2={widthPx} y1={y - at} y2={y - at} />
      ))}
      <circle className={ring} cx={x} cy={y} r={kilometre / 2} />
      <path className={pin} d={`M${x} ${y}c-9-12-14-18-14-26a14 14 0 1 1 28 0c0 8-5 14-14 26z`} />
      <circle className={hole} cx={x} cy={y - 26} r={5} />
      <path className={scale} d={`M14 ${heightPx - 16}v5h${kilometre}v-5`} />
      <text className={label} x={14} y={heightPx - 22}>
        1 km
      </text>
      <text className={label} x={widthPx - 14} y={heightPx - 12} textAnchor="end">
        {describePosition(latitude, longitude)}
      </text>
    </svg>
  );
}
