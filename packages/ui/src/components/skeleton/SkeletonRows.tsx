import { Skeleton } from "./Skeleton.tsx";
import { lines, row, rows } from "./Skeleton.css.ts";

const widths = ["62%", "48%", "71%", "40%", "56%"];

/** A list that is coming: avatar, two lines, a chip. Its page is busy until it is there. */
export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <div className={rows} aria-hidden="true" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton shape="circle" width={32} height={32} />
          <span className={lines}>
            <Skeleton width={widths[index % widths.length] ?? "50%"} />
            <Skeleton width="34%" height={10} />
          </span>
          <Skeleton shape="pill" width={72} height={24} />
        </div>
      ))}
    </div>
  );
}
