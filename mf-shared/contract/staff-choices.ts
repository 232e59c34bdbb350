/** The numbers of days that figures can be told for; today is the last one. */
export const figureDays = [7, 30, 90] as const;

/** What the log can be narrowed to; what is content can be undone. */
export const logSubjects = ['product', 'setting', 'banner', 'discount_code', 'redirect', 'store'] as const;

/** What a member of the staff is here for. `service` is what all staff could do before there were roles. */
export const staffRoles = ['store', 'content', 'service', 'commerce', 'admin'] as const;

/** Why staff correct the stock on a shelf. */
export const stockReasons = ['count', 'damaged', 'lost', 'found', 'other'] as const;
