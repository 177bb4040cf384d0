export { DateTimeZone, type DateTimeZoneProps } from "./DateTimeZone.tsx";
export { ZoneField, type ZoneFieldProps } from "./ZoneField.tsx";
export { meetWallTime, wallTimeNotice, zoneOnDay, type MetWallTime } from "./wallTime.ts";
export { countryOfZone } from "./countryOfZone.ts";
export { countryOptions } from "./countryOptions.ts";
