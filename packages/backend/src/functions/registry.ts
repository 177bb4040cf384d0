import { handle as accountExport } from "@jubilee/functions/account-export/handler";
import { handle as adminSessionManagement } from "@jubilee/functions/admin-session-management/handler";
import { handle as billFile } from "@jubilee/functions/bill-file/handler";
import { handle as campaignPreview } from "@jubilee/functions/campaign-preview/handler";
import { handle as checkIn } from "@jubilee/functions/check-in/handler";
import { handle as contact } from "@jubilee/functions/contact/handler";
import { handle as cspViolation } from "@jubilee/functions/csp-violation/handler";
import { handle as demoOpening } from "@jubilee/functions/demo-opening/handler";
import { handle as embed } from "@jubilee/functions/embed/handler";
import { handle as invitationPreview } from "@jubilee/functions/invitation-preview/handler";
import { handle as jobs } from "@jubilee/functions/jobs/handler";
import { handle as mailPreview } from "@jubilee/functions/mail-preview/handler";
import { handle as mailWebhook } from "@jubilee/functions/mail-webhook/handler";
import { handle as orderRefund } from "@jubilee/functions/order-refund/handler";
import { handle as pageCheck } from "@jubilee/functions/page-check/handler";
import { handle as paymentsWebhook } from "@jubilee/functions/payments-webhook/handler";
import { handle as planCheckout } from "@jubilee/functions/plan-checkout/handler";
import { handle as pushKey } from "@jubilee/functions/push-key/handler";
import { handle as senderDomain } from "@jubilee/functions/sender-domain/handler";
import type { FunctionHandler } from "@jubilee/functions/_shared/deps.types";

/** The functions by the name they are called by. */
export const functionsByName: ReadonlyMap<string, FunctionHandler> = new Map(
  Object.entries({
    "account-export": accountExport,
    "admin-session-management": adminSessionManagement,
    "bill-file": billFile,
    "campaign-preview": campaignPreview,
    "check-in": checkIn,
    contact,
    "csp-violation": cspViolation,
    "demo-opening": demoOpening,
    embed,
    "invitation-preview": invitationPreview,
    jobs,
    "mail-preview": mailPreview,
    "mail-webhook": mailWebhook,
    "order-refund": orderRefund,
    "page-check": pageCheck,
    "payments-webhook": paymentsWebhook,
    "plan-checkout": planCheckout,
    "push-key": pushKey,
    "sender-domain": senderDomain,
  }),
);

/** Functions that strangers call: a token that came along is not looked at. */
export const openFunctions: ReadonlySet<string> = new Set([
  "check-in",
  "csp-violation",
  "embed",
  "mail-preview",
  "mail-webhook",
  "payments-webhook",
]);
