import { icon } from "../styles/css.ts";

/** A drawing of lines beside words or alone on a button that has a name. */
export function Icon({ lines }: { lines: string }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}
