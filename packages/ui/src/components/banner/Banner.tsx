import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { action as actionStyle, banner, texts, title as titleStyle } from "./Banner.css.ts";
import { useWords } from "../../words/useWords.ts";
import { bannerWords } from "./banner.copy.ts";

export type BannerTone = "info" | "success" | "warning" | "danger" | "neutral";

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  children?: ReactNode;
}

const icons = {
  info: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleX aria-hidden="true" />,
  neutral: <Info aria-hidden="true" />,
};

/**
 * Stays on the page until what it says is over. What has just happened is a toast. About one field
 * or figure: InlineMessage.
 */
export function Banner({ tone = "info", title, action, onDismiss, children }: BannerProps) {
  const words = useWords("banner", bannerWords);
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={banner({ tone, isLine: !children && action !== undefined })}
    >
      {icons[tone]}
      <div className={texts}>
        {title && <strong className={titleStyle}>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={actionStyle}>{action}</div>}
      {onDismiss && <IconButton label={words.dismiss} icon={<X />} size="sm" onClick={onDismiss} />}
    </div>
  );
}
