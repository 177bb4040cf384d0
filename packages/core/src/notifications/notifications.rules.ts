import type {
  Notification,
  NotificationFlow,
  NotificationInput,
  NotificationType,
} from "./notifications.types.ts";

interface FlowLimits {
  durationMs: number;
  visible: number;
  /** How far a swipe must go to dismiss. */
  swipePx: number;
}

/** Limits of general notices and of those of the account flows. Source: specification section 9, features decision 21. */
export const notificationLimits: Record<NotificationFlow, FlowLimits> = {
  general: { durationMs: 4_000, visible: 3, swipePx: 20 },
  account: { durationMs: 5_000, visible: 1, swipePx: 50 },
};

/** A faster swipe dismisses whatever its length; pixels a millisecond. Source: specification section 9. */
export const swipeVelocity = 0.11;

/** How long the record of a dismissed notice is kept. Source: specification section 9. */
export const removalDelayMs = 1_000_000;

/** Notices in pixels: gap, width, distance from the corner. Source: specification section 9. */
export const notificationMetricsPx = { gap: 14, width: 356, offset: 32, offsetSmall: 16 } as const;

/** Loading notices stay until resolved; the others go by their flow. Source: specification section 4. */
export function durationOf(
  type: NotificationType,
  flow: NotificationFlow,
  chosenMs: number | null | undefined,
): number | null {
  if (chosenMs !== undefined) return chosenMs;
  return type === "loading" ? null : notificationLimits[flow].durationMs;
}

/** A notice as it is stored. */
export function notificationFrom(id: number, input: NotificationInput): Notification {
  const type = input.type ?? "default";
  const flow = input.flow ?? "general";
  return {
    id,
    title: input.title,
    description: input.description ?? null,
    type,
    flow,
    durationMs: durationOf(type, flow, input.durationMs),
    action: input.action ?? null,
    isOpen: true,
  };
}

/** The newest open notices first: three at most, one at a time in the account flows. */
export function visibleNotifications(all: readonly Notification[]): Notification[] {
  const open = all.filter(({ isOpen }) => isOpen).toReversed();
  const account = open.filter(({ flow }) => flow === "account");
  const general = open.filter(({ flow }) => flow === "general");
  const alone = account.slice(0, notificationLimits.account.visible);
  return [...alone, ...general]
    .slice(0, notificationLimits.general.visible)
    .toSorted((a, b) => b.id - a.id);
}

/** Whether a swipe of this length and time dismisses. */
export function isDismissingSwipe(flow: NotificationFlow, distancePx: number, timeMs: number) {
  const length = Math.abs(distancePx);
  return length >= notificationLimits[flow].swipePx || length / Math.max(timeMs, 1) > swipeVelocity;
}
