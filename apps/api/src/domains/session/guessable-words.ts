/**
 * What people here put into passwords and lists of leaked ones know too little of: the product and its work, greetings
 * and places, days and months. Folded, as {@link fold} leaves them.
 */
export const localWords: readonly string[] = `
  nhansu quanly quanlynhansu nhanvien congty tapdoan matkhau matma dangnhap taikhoan nguoidung quantri hethong vaitro
  phongban donvi hopdong tuyendung daotao luong bangluong chamcong baohiem kythi kiemtra hoso hosonhanvien
  vietnam hanoi saigon hochiminh haiphong danang cantho hue quangninh nghean thanhhoa namdinh dongnai binhduong vungtau
  toiyeuem anhyeuem emyeuanh yeuem yeuanh iloveu iloveyou giadinh hanhphuc conyeu bome
  chaomung xinchao chucmung nammoi chucmungnammoi tetnguyendan trungthu giangsinh
  thuhai thuba thutu thunam thusau thubay chunhat thangmot thanghai thangba thangtu thangnam thangsau thangbay thangtam
  thangchin thangmuoi ngay thang nam nguyen tran pham hoang huynh phan dang minh anh phuong thuy
  admin administrator hrm human resource resources employee company manager office welcome login test demo temp
  `
  .trim()
  .split(/\s+/)
