/** The twelve looks, exactly as the specification names them. */
export type ButtonVariant =
  | "default"
  | "destructive"
  | "outline"
  | "secondary"
  | "ghost"
  | "link"
  | "primary-signup"
  | "primary-action"
  | "secondary-light"
  | "secondary-muted"
  | "primary-dark"
  | "secondary-dark";

export type ButtonSize = "default" | "sm" | "lg" | "icon";
