import { encode } from "uqr";
import { plate } from "../styles/css.ts";

/** A code to scan as one path, whose squares in a row are one stroke: a page may have many. */
function squares(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const lines = data.map((line, y) => {
    const runs = line
      .map((dark) => (dark ? "1" : "0"))
      .join("")
      .matchAll(/1+/g);
    return [...runs].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`);
  });
  return { path: lines.flat().join(""), size };
}

interface Props {
  /** Unlike any other on the page; `SameCode` shows it again. */
  id: string;
  text: string;
  /** What scanning it does. */
  label: string;
}

/** A code to scan, dark on a white plate by day and night. */
export function Code({ id, text, label }: Props) {
  const { path, size } = squares(text);
  return (
    <svg className={plate} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <symbol id={id} viewBox={`0 0 ${size} ${size}`}>
        <path shape-rendering="crispEdges" d={path} />
      </symbol>
      <use href={`#${id}`} />
    </svg>
  );
}

/** The same code at another place of the page. */
export function SameCode({ id, label }: Omit<Props, "text">) {
  return (
    <svg className={plate} role="img" aria-label={label} viewBox="0 0 1 1">
      <use href={`#${id}`} width="1" height="1" />
    </svg>
  );
}
