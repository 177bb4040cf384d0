import * as css from "./CalendarMarks.css.ts";

/*
 * The marks by which people know their calendar, drawn with the palette's inks. Each is heard by the
 * name beside it.
 */

/** A page with four edges in four colours. */
export function GoogleCalendarMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className={css.ink.page} d="M9 9h22v22H9z" />
      <path className={css.ink.blue} d="M7 5h20v6H11v16H5V7a2 2 0 0 1 2-2Z" />
      <path className={css.ink.green} d="M5 27h6v2h16v6H7a2 2 0 0 1-2-2Z" />
      <path className={css.ink.deep} d="M29 5h4a2 2 0 0 1 2 2v4h-8V5Z" />
      <path className={css.ink.yellow} d="M29 11h6v16h-6z" />
      <path className={css.ink.red} d="M27 35v-8h8Z" />
      <text x="20" y="24.6" fontSize="13" className={css.numeral}>
        31
      </text>
    </svg>
  );
}

/** A leaf with the weekday in red over a large day. */
export function AppleCalendarMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2.5" y="2.5" width="35" height="35" rx="8.5" className={css.ink.leaf} />
      <text x="20" y="14" fontSize="8" className={css.weekday}>
        SAT
      </text>
      <text x="20" y="31.5" fontSize="19" className={css.day}>
        12
      </text>
    </svg>
  );
}

/** A letter's blue pages behind a tile with a ring. */
export function OutlookMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className={css.ink.pale} d="M15 6h18a2 2 0 0 1 2 2v15H13V8a2 2 0 0 1 2-2Z" />
      <path className={css.ink.deep} d="M13 22h22v-2l3 3v11a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2Z" />
      <path className={css.ink.blue} d="m38 23-13 8-12-8v11a2 2 0 0 0 2 2h21a2 2 0 0 0 2-2Z" />
      <rect x="2" y="12" width="19" height="19" rx="2.5" className={css.ink.deep} />
      <ellipse cx="11.5" cy="21.5" rx="4.2" ry="4.8" className={css.ring} />
    </svg>
  );
}
