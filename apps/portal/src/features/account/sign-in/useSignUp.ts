import { readReturn, returnKey } from "@jubilee/core/account/return.rules";
import type { AuthFailure, SignUpInput } from "@jubilee/core/account/auth.types";
import { useLocation } from "wouter";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useNotice } from "./useNotice.ts";

interface SignUp {
  isBusy: boolean;
  failure: AuthFailure | null;
  signUp: (input: SignUpInput) => void;
}

/**
 * Creates an account. A paid plan is kept locally until the first confirmed session; the mail's
 * link returns to /dashboard, or to what the sign-up began at. Source: specification section 4, features decision 11.
 */
export function useSignUp(): SignUp {
  const portal = usePortal();
  const { config, storage, auth } = portal;
  const { run, isBusy, failure } = useAccountCall();
  const [, navigate] = useLocation();
  const tell = useNotice();

  const signUp = (input: SignUpInput) => {
    const back = readReturn(storage.getItem(returnKey), Date.now(), href("dashboard"));
    return run(
      (api) => api.signUp(input, `${location.origin}${back}`),
      async ({ confirmed }) => {
        const { keepPendingPlan, payForPendingPlan } = await import("./pendingPlan.ts");
        keepPendingPlan(storage, input);
        tell(({ tellAccountCreated }) => tellAccountCreated(config.productName));
        const user = auth.getState().user;
        if (!confirmed || !user) {
          navigate(href("auth.checkEmail"), {
            state: { email: input.email.trim(), kind: "signup" },
          });
          return;
        }
        const session = { user, confirmsSignUp: true, back };
        const paying = await payForPendingPlan(portal, session);
        if (!paying) navigate(back);
      },
    );
  };
  return { signUp, isBusy, failure };
}
