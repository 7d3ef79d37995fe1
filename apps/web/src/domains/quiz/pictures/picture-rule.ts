import * as v from 'valibot'

/** Stands in the form for a picture that is being sent, or that could not be. */
export const pictureOnItsWay = 'on its way'

/** A question is saved with the picture that its editor has chosen, or not at all. */
export const pictureRule = v.number('Hình chưa tải lên xong. Vui lòng đợi, hoặc bỏ tệp rồi lưu.')
