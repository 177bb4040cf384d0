const clock = { hour: "numeric", minute: "2-digit" } as const;

/** `21 August` */
export const shortDate = { day: "numeric", month: "long" } as const;
/** `Saturday 13 June at 2:30` */
export const toTheMinute = { ...shortDate, weekday: "long", ...clock } as const;
/** `Sat 2:30` */
export const briefly = { weekday: "short", ...clock } as const;
