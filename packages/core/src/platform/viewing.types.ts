/** An administrator's look at somebody's account: the portal as that person sees it, read-only. */
export interface Viewing {
  id: string;
  administratorId: string;
  /** ISO instant; 30 minutes after it began. */
  endsAt: string;
  user: { id: string; email: string | null; name: string; avatarUrl: string | null };
}

/** `as`: sent for the viewing; `plain`: the administrator's own call; `refused`: not sent at all. */
export type ViewingCall = "as" | "plain" | "refused";
