/*
 * The marks by which people know their calendar, drawn in its makers' colours: they stay the same by
 * night. Each is heard by the name beside it.
 */

/** A page with four edges in four colours. */
export function GoogleCalendarMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill="#fff" d="M9 9h22v22H9z" />
      <path fill="#4285f4" d="M7 5h20v6H11v16H5V7a2 2 0 0 1 2-2Z" />
      <path fill="#188038" d="M5 27h6v2h16v6H7a2 2 0 0 1-2-2Z" />
      <path fill="#1967d2" d="M29 5h4a2 2 0 0 1 2 2v4h-8V5Z" />
      <path fill="#fbbc04" d="M29 11h6v16h-6z" />
      <path fill="#34a853" d="M11 29h16v6H11z" />
      <path fill="#ea4335" d="M27 35v-8h8Z" />
      <text
        x="19.6"
        y="25"
        fill="#1a73e8"
        fontFamily="Arial, sans-serif"
        fontSize="13"
        fontWeight="500"
        textAnchor="middle"
      >
        31
      </text>
    </svg>
  );
}

/** A leaf with the weekday in red over a large day. */
export function AppleCalendarMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2.5" y="2.5" width="35" height="35" rx="8.5" fill="#fff" stroke="#d9d6d2" />
      <g fontFamily="-apple-system, Helvetica, Arial, sans-serif" textAnchor="middle">
        <text x="20" y="13" fill="#e0382d" fontSize="7.5" fontWeight="600">
          SAT
        </text>
        <text x="20" y="32" fill="#1d1d1f" fontSize="20" fontWeight="300">
          12
        </text>
      </g>
    </svg>
  );
}

/** A letter's blue pages behind a tile with a ring. */
export function OutlookMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill="#28a8ea" d="M15 6h18a2 2 0 0 1 2 2v12H13V8a2 2 0 0 1 2-2Z" />
      <path fill="#0078d4" d="M13 13h11v10H13z" />
      <path fill="#50d9ff" d="M24 13h11v10H24z" />
      <path fill="#0364b8" d="M13 23h22v-2l3 3v10a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2Z" />
      <path fill="#1490df" d="m38 23-13 8-12-8v11a2 2 0 0 0 2 2h21a2 2 0 0 0 2-2Z" />
      <rect x="2" y="12" width="19" height="19" rx="2" fill="#0f6cbd" />
      <ellipse cx="11.5" cy="21.5" rx="4.2" ry="4.8" fill="none" stroke="#fff" strokeWidth="2.6" />
    </svg>
  );
}
