import { laterPart, type LaterPart } from "../../page-kit/laterPart.ts";
import type { GuestPlace, GuestSection } from "./section.types.ts";

/** A section that can be drawn. */
export interface OpenSection extends Omit<GuestSection, "part"> {
  part: LaterPart<GuestPlace>;
}

/** The sections in their order, each with its part to come. */
export function openSections(sections: readonly GuestSection[]): readonly OpenSection[] {
  return sections
    .map((section) => ({ ...section, part: laterPart<GuestPlace>(section.part) }))
    .toSorted((one, other) => one.order - other.order);
}

/** Whether the event still takes answers, orders and sign-ups. */
export const isOpen = ({ shared }: GuestPlace): boolean => shared.event.status === "published";
