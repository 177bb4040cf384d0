import { CircleAlert, CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "../spinner/Spinner.tsx";
import {
  action as actionStyle,
  card,
  close,
  description as descriptionStyle,
  icon,
  texts,
  title as titleStyle,
} from "./Toast.css.ts";
import type { ToastRecord, ToastType } from "./toast.types.ts";

const icons: Record<ToastType, ReactNode> = {
  success: <CircleCheck />,
  info: <Info />,
  warning: <TriangleAlert />,
  error: <CircleX />,
  loading: <Spinner />,
  default: null,
};

export interface ToastCardProps {
  toast: Pick<ToastRecord, "type" | "title" | "description" | "destructive" | "action">;
  onClose: () => void;
}

/** How one toast looks. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { type, title, description, destructive = false, action } = toast;
  return (
    <div className={card({ destructive })}>
      <span aria-hidden="true" className={icon({ tone: destructive ? "destructive" : type })}>
        {destructive ? <CircleAlert /> : icons[type]}
      </span>
      <div className={texts}>
        <strong className={titleStyle}>{title}</strong>
        {description && <span className={descriptionStyle({ destructive })}>{description}</span>}
      </div>
      {action && (
        <button
          type="button"
          className={actionStyle}
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={close} aria-label="Close toast" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
