import { Box } from '../box.tsx'

/** A coloured block with a word, so that the distances around it can be seen. For stories. */
export const Tile = ({ children }: { children: string }) => (
  <Box background="brand" corner="control" padding="md">
    {children}
  </Box>
)

/** Fields of a person's file, as tiles. */
export const tiles = ['Họ và tên', 'Ngày sinh', 'Giới tính', 'Nơi cấp', 'Mã số thuế'].map((name) => (
  <Tile key={name}>{name}</Tile>
))

/** A tile whose words are longer than any place for them. */
export const longTile = (
  <Tile>Trung tâm Khai thác kho lạnh và Vận tải đa phương thức khu vực Đồng bằng sông Cửu Long</Tile>
)
