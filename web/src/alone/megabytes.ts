/** Bytes as megabytes with one decimal, as it is written in a language: `15.8`, `15,8`. */
export function megabytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
}
