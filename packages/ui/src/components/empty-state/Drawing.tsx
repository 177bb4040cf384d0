import type { ReactNode } from "react";
import { ground, paper, spark } from "./EmptyState.css.ts";

/** The small drawings of empty places. */
export type DrawingName =
  | "table"
  | "letters"
  | "tickets"
  | "calendar"
  | "search"
  | "broken"
  | "lock";

const flame = "c-4-5 0-8 0-12 3 4 4 8 0 12Z";

const drawings: Record<DrawingName, ReactNode> = {
  table: (
    <>
      <ellipse cx="66" cy="52" rx="34" ry="12" className={ground} />
      <path d="M66 64v20M54 84h24M22 34v50M22 60h16v24M110 34v50M110 60H94v24" />
      <path d="M58 46v-8c0-4 16-4 16 0v8M66 35v-9" />
      <path d={`M66 26${flame}`} className={spark} />
    </>
  ),
  letters: (
    <>
      <rect x="26" y="34" width="62" height="44" rx="4" className={ground} />
      <path d="m26 38 31 22 31-22" />
      <rect x="52" y="22" width="56" height="40" rx="4" className={paper} />
      <path d="m52 26 28 20 28-20" />
      <path d="M102 20c-3-4 0-7 0-10 3 3 3 7 0 10Z" className={spark} />
    </>
  ),
  tickets: (
    <>
      <path d="M22 40h74v12a6 6 0 0 0 0 12v12H22V64a6 6 0 0 0 0-12Z" className={ground} />
      <path d="M74 44v4M74 54v4M74 64v4M74 72v2" />
      <path d="m40 34 64-16 4 14a6 6 0 0 0 2 11l2 9-14 3" />
      <path d="m46 60 3-7 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5Z" className={spark} />
    </>
  ),
  calendar: (
    <>
      <rect x="34" y="24" width="64" height="58" rx="6" className={ground} />
      <path d="M34 40h64M50 16v14M82 16v14M48 54h8M62 54h8M76 54h8M48 68h8M62 68h8" />
      <circle cx="80" cy="68" r="6" className={spark} />
    </>
  ),
  search: (
    <>
      <circle cx="60" cy="44" r="24" className={ground} />
      <path d="m78 62 22 22M50 38a12 12 0 0 1 10-8" />
      <circle cx="104" cy="24" r="4" className={spark} />
    </>
  ),
  broken: (
    <>
      <path
        d="M24 30h40l-6 14 8 10-8 12 4 12H24a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4Z"
        className={ground}
      />
      <path d="M74 30h34a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H72l-4-12 8-12-8-10ZM32 44h18M32 54h12M84 44h16M84 54h16" />
      <path d={`M70 22${flame}`} className={spark} />
    </>
  ),
  lock: (
    <>
      <rect x="40" y="44" width="52" height="38" rx="6" className={ground} />
      <path d="M50 44V32a16 16 0 0 1 32 0v12M66 60v8" />
      <circle cx="66" cy="58" r="4" className={spark} />
    </>
  ),
};

/** A line drawing with one spark of colour. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 132 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
