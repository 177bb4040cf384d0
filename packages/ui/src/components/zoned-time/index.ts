export { ZonedTime, type ZonedTimeProps } from "./ZonedTime.tsx";
export {
  clocksDiffer,
  formatInstant,
  formatSpan,
  zoneCity,
  zoneName,
  type ZonedTimeOptions,
} from "./zonedTime.ts";
