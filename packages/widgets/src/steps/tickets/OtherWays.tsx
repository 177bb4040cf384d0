import type { PublicTicketType, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { ScreenProps } from "../../widget.types.ts";
import { AmountScreen } from "./AmountScreen.tsx";
import { LineScreen } from "./LineScreen.tsx";
import { PromoScreen } from "./PromoScreen.tsx";

export interface Props extends ScreenProps {
  /** Which kind of ticket; `code`: a promo code for all of them. */
  type: PublicTicketType | "code";
  onBack: () => void;
  /** The tickets are offered otherwise from now on. */
  onOffer: (offer: Partial<SharedEvent>) => void;
}

/** What leads to tickets besides choosing them: the line, a code, an amount of one's own. */
export function OtherWays({ type, ...rest }: Props) {
  if (type === "code") return <PromoScreen {...rest} />;
  const waits = type.state !== "on_sale";
  return waits ? <LineScreen {...rest} type={type} /> : <AmountScreen {...rest} type={type} />;
}
