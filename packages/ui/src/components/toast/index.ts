export { accountToast, createToasts, toast, type ShowToast, type ToastApi } from "./toast.ts";
export { Toaster, type ToasterProps } from "./Toaster.tsx";
export type { ToastAction, ToastOptions, ToastType } from "./toast.types.ts";
