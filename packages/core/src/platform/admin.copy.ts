import type { AdminSessionAction } from "./admin.types.ts";

/** What is said when an admin session call fails. Source: specification section 8. */
export const adminSessionFailures: Record<AdminSessionAction, string> = {
  force_logout: "Failed to logout user",
  get_user_session_info: "Failed to get session info",
  get_sessions: "Failed to get sessions",
};

/** The toast on the directories for others than administrators. Source: specification section 6. */
export function accessRestrictedCopy(directory: "Event Planner Directory" | "Supplier Directory") {
  return {
    title: "Access Restricted",
    description: `The ${directory} is only clickable by administrators.`,
  };
}
