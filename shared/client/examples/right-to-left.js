document.querySelector('[lang=ar] address-autocomplete').texts = {
  suggestions: 'عناوين مقترحة',
  count: (suggestions) => `عدد الاقتراحات: ${suggestions}`,
  searching: 'جارٍ البحث…',
  empty: 'لم يُعثر على عنوان: تابع الكتابة أو أدخله يدويًا.',
  failed: 'لا توجد اقتراحات الآن. يرجى إدخال العنوان يدويًا.',
  filled: 'تم ملء العنوان.',
}
