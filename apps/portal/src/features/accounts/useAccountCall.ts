import { authCopy } from "@jubilee/core/auth/copy";
import type { AuthApi, AuthFailure, AuthResult } from "@jubilee/core/auth/types";
import { accountToast } from "@jubilee/ui/toast";
import { useState } from "react";
import { usePortal } from "../../app/portal/usePortal.ts";

interface AccountCall {
  isBusy: boolean;
  /** The last refusal, until the next try. */
  failure: AuthFailure | null;
  /** Runs a call of the authentication service; a failure becomes the toast 'Authentication Error'. */
  run: <Value>(
    call: (api: AuthApi) => Promise<AuthResult<Value>>,
    onSuccess: (value: Value) => void | Promise<void>,
  ) => void;
}

/** One call at a time, with its failure said as the specification words it (section 8). */
export function useAccountCall(): AccountCall {
  const { auth, report } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const fail = (error: AuthFailure) => {
    setFailure(error);
    accountToast.destructive(authCopy.failure.title, { description: error.message });
  };

  return {
    isBusy,
    failure,
    run(call, onSuccess) {
      const work = async () => {
        setBusy(true);
        setFailure(null);
        try {
          const result = await call(await auth.api());
          if (result.ok) await onSuccess(result.value);
          else fail(result.error);
        } catch (error) {
          report(error);
          fail({ code: "unavailable", message: authCopy.failure.fallback, reasons: [] });
        } finally {
          setBusy(false);
        }
      };
      void work();
    },
  };
}
