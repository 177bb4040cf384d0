import { useCallback } from "react";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { useUser } from "../app/session/useUser.ts";

/**
 * Writes down that a list of people or money left the portal as a file (`log_security_access`,
 * specification section 7). What was saved is saved: a note that fails is told to the console only.
 */
export function useNoteAccess() {
  const { securityApi, viewing } = usePlanner();
  const { id } = useUser();
  return useCallback(
    (resourceType: string, resourceId: string, accessType: "export") => {
      // Whoever looks at an account writes nothing in its name; the look itself is in the audit log.
      if (viewing) return;
      securityApi
        .logAccess({ userId: id, resourceType, resourceId, accessType, success: true })
        .catch((error: unknown) => console.warn("The access was not written down.", error));
    },
    [securityApi, viewing, id],
  );
}
