export { accountToast, createToasts, toast, type ShowToast, type ToastApi } from "./toast.ts";
export { Toaster } from "./Toaster.tsx";
export type { ToastAction, ToastOptions, ToastType } from "./toast.types.ts";
