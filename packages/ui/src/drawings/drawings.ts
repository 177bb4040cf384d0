import { broken } from "./broken.ts";

/**
 * Every drawing by its name; each is a file of its own, so that a screen loads only its own. What says
 * that loading failed is there from the start.
 */
export const drawings = {
  badge: async () => (await import("./badge.ts")).badge,
  ballot: async () => (await import("./ballot.ts")).ballot,
  broken: () => Promise.resolve(broken),
  calendar: async () => (await import("./calendar.ts")).calendar,
  camera: async () => (await import("./camera.ts")).camera,
  chairs: async () => (await import("./chairs.ts")).chairs,
  coins: async () => (await import("./coins.ts")).coins,
  door: async () => (await import("./door.ts")).door,
  heart: async () => (await import("./heart.ts")).heart,
  hourglass: async () => (await import("./hourglass.ts")).hourglass,
  key: async () => (await import("./key.ts")).key,
  letters: async () => (await import("./letters.ts")).letters,
  list: async () => (await import("./list.ts")).list,
  lock: async () => (await import("./lock.ts")).lock,
  lost: async () => (await import("./lost.ts")).lost,
  map: async () => (await import("./map.ts")).map,
  people: async () => (await import("./people.ts")).people,
  receipt: async () => (await import("./receipt.ts")).receipt,
  screen: async () => (await import("./screen.ts")).screen,
  search: async () => (await import("./search.ts")).search,
  table: async () => (await import("./table.ts")).table,
  tag: async () => (await import("./tag.ts")).tag,
  talk: async () => (await import("./talk.ts")).talk,
  tea: async () => (await import("./tea.ts")).tea,
  tickets: async () => (await import("./tickets.ts")).tickets,
} as const satisfies Record<string, () => Promise<string>>;

export type DrawingName = keyof typeof drawings;
