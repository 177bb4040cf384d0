const clock = { hour: "numeric", minute: "2-digit" } as const;

/** `Saturday 13 June at 2:30` */
export const fullStyle = { weekday: "long", day: "numeric", month: "long", ...clock } as const;
/** `Sat 2:30` */
export const briefStyle = { weekday: "short", ...clock } as const;
