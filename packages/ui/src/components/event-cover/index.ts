export { EventCover, type CoverShape, type EventCoverProps } from "./EventCover.tsx";
